// args: -T lib_6_6
// clang: same
float[2] outside;
//              ^ error err_brackets_go_after_unqualified_id: brackets are not allowed here; to declare an array, place the brackets after the name
struct S {
  int[4] inside;
//             ^ error err_brackets_go_after_unqualified_id: brackets are not allowed here; to declare an array, place the brackets after the name
};
float last() {
  float[3] weights = { 1, 2, 3 };
//                ^ error err_brackets_go_after_unqualified_id: brackets are not allowed here; to declare an array, place the brackets after the name
  float[2] pair[3];
//                ^ error err_brackets_go_after_unqualified_id: brackets are not allowed here; to declare an array, place the brackets after the name
  pair[2][1] = 1;
  return weights[2] + pair[2][1];
}
