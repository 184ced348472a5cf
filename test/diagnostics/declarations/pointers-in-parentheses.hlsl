// args: -T lib_6_6
struct Fields { int x; };
typedef int (*Callback)(int);
//           ^ error err_hlsl_pointers_unsupported: pointers are unsupported in HLSL
float (*pointer)(float);
//     ^ error err_hlsl_pointers_unsupported: pointers are unsupported in HLSL
int (&reference)[2];
//   ^ error err_hlsl_pointers_unsupported: references are unsupported in HLSL
int Fields::*member;
//  ^^^^^^ error err_hlsl_pointers_unsupported: pointers are unsupported in HLSL
void takes(int Fields::*member);
//             ^^^^^^ error err_hlsl_pointers_unsupported: pointers are unsupported in HLSL
void calls(int (*callback)(int), int later);
//              ^ error err_hlsl_pointers_unsupported: pointers are unsupported in HLSL
struct Methods {
  virtual void first() {}
//^^^^^^^ error err_hlsl_virtual_function: virtual functions are unsupported in HLSL
  void second() override {}
//              ^^^^^^^^ error err_only_virtual_functions_override: only virtual member functions can be marked 'override'
  void third() const final;
//                   ^^^^^ error err_only_virtual_functions_override: only virtual member functions can be marked 'final'
};
void give(out float3 v) { v = 1; }
//   ^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'float' to 'float3' (aka 'vector<float, 3>') for 1st argument
void change(inout float3 v, int n) { v = n; }
//   ^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'float' to 'float3' (aka 'vector<float, 3>') for 1st argument
//   ^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'float' to 'float3' (aka 'vector<float, 3>') for 1st argument
export void scalars(float f) {
  give(f);
//     ^ error err_hlsl_inout_scalar_extension: illegal scalar extension cast on argument 'f' to out paramemter
  change(f, 1);
//       ^ error err_hlsl_inout_scalar_extension: illegal scalar extension cast on argument 'f' to inout paramemter
  change(f, f.xx);
//       ^ error err_hlsl_inout_scalar_extension: illegal scalar extension cast on argument 'f' to inout paramemter
}
