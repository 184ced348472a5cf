// args: -T lib_6_6
// clang: same
struct S {
  float a;
};

void one(float4 value) {}
//   ^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'vector<[...], 3>' to 'vector<[...], 4>' for 1st argument
//   ^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'S' to 'float4' (aka 'vector<float, 4>') for 1st argument
//   ^^^ note note_ovl_candidate_arity: candidate function not viable: requires single argument 'value', but no arguments were provided
//   ^^^ note note_ovl_candidate_arity: candidate function not viable: requires single argument 'value', but 2 arguments were provided
void two(float3 first, int second) {}
//   ^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'S' to 'int' for 2nd argument
//   ^^^ note note_ovl_candidate: candidate function
void two(float2 first, int second) {}
//   ^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'S' to 'int' for 2nd argument
//   ^^^ note note_ovl_candidate: candidate function
float optional(float first, float second = 2) { return first; }
//    ^^^^^^^^ note note_ovl_candidate_arity: candidate function not viable: requires at least argument 'first', but no arguments were provided
//    ^^^^^^^^ note note_ovl_candidate_arity: candidate function not viable: requires at most 2 arguments, but 3 were provided
//    ^^^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'S' to 'float' for 1st argument
void none() {}
//   ^^^^ note note_ovl_candidate_arity: candidate function not viable: requires 0 arguments, but 1 was provided
void sized(float values[3]) {}
//   ^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'float[2]' to 'float[3]' for 1st argument
void resources(RWBuffer<float> buffers[3]) {}
//   ^^^^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'RWBuffer<float>[2]' to 'RWBuffer<float>[3]' for 1st argument
//   ^^^^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'RWBuffer<float>[4][3]' to 'RWBuffer<float>[3]' for 1st argument
template <typename T> T same(T first, T second) { return first; }
//                      ^^^^ note note_ovl_candidate_bad_deduction: candidate template ignored: deduced conflicting types for parameter 'T' ('int' vs. 'float')
//                      ^^^^ note note_ovl_candidate_bad_deduction: candidate template ignored: substitution failure: too many template arguments for function template 'same'
//                      ^^^^ note note_ovl_candidate_bad_deduction: candidate template ignored: invalid explicitly-specified argument for template parameter 'T'
template <typename T, int N> void explicitOnly(float x) {}
//                                ^^^^^^^^^^^^ note note_ovl_candidate_bad_deduction: candidate template ignored: couldn't infer template argument 'T'

RWBuffer<float> Two[2];
RWBuffer<float> Three[3];
RWBuffer<float> Grid[4][3];

void test(float3 v3, float4 v4, S s, float pair[2]) {
  one(v3);
//^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'one'
  one(s);
//^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'one'
  one();
//^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'one'
  one(v4, v4);
//^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'one'
  one(v4);
  two(v4, s);
//^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'two'
  two(v4, 1);
//^^^ error err_ovl_ambiguous_call: call to 'two' is ambiguous
  two(v3, 1);
  optional();
//^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'optional'
  optional(1, 2, 3);
//^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'optional'
  optional(s);
//^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'optional'
  optional(1);
  none(1);
//^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'none'
  sized(pair);
//^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'sized'
  resources(Two);
//^^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'resources'
  resources(Three);
  resources(Grid[1]);
  resources(Grid);
//^^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'resources'
  same(1, 2.0f);
//^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'same'
  same<float>(1, 2.0f);
  same<float, int>(1, 2);
//^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'same'
  same<3>(1, 2);
//^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'same'
  explicitOnly(1);
//^^^^^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'explicitOnly'
  explicitOnly<int, 2>(1);
  misspelt(1);
//^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'misspelt'
}
