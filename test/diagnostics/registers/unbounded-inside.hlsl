// args: -T lib_6_6
// Only the outermost bound may be missing (0028 §Unbound Resource Arrays).
RWBuffer<float> global[4][];
//                    ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'RWBuffer<float>[]'
static RWBuffer<float> fixed[4] [];
//                          ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'RWBuffer<float>[]'
struct S { RWBuffer<float> p[4][]; };
//                          ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'RWBuffer<float>[]'
void parameter(RWBuffer<float> p[4][]) {
//                              ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'RWBuffer<float>[]'
  RWBuffer<float> q[4][];
//                 ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'RWBuffer<float>[]'
  float numbers[4][];
//             ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'float[]'
  float fine[][2] = { 1, 2, 3, 4 };
}
typedef float Alias[2][];
//                 ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'float[]'
