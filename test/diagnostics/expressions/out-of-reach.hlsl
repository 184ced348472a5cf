// args: -T lib_6_6
// Names that exist and cannot be used where they stand, and what other languages call things.
namespace Noise {
float hash(float x) { return frac(x); }
//    ^^^^ note note_entity_declared_at: 'Noise::hash' declared here
}
enum class Mode { Off, On };
cbuffer Camera { float4 eye; };
//      ^^^^^^ note note_entity_declared_at: 'Camera' declared here
RWTexture2D<float4> Written;
Texture2D<float4> Image;
SamplerState Linear;
StructuredBuffer<float> Values;
export float4 first(float2 uv, float4 v) {
  for (int count = 0; count < 4; ++count)
//         ^^^^^ note note_entity_declared_at: 'count' declared here
    uv += count;
  {
    float inner = uv.x;
//        ^^^^^ note note_entity_declared_at: 'inner' declared here
    uv *= inner;
  }
  uv += count + inner;
//      ^^^^^ error err_undeclared_var_use: use of undeclared identifier 'count'
//            help: it ended with its block or loop; declare it in front of that
//              ^^^^^ error err_undeclared_var_use: use of undeclared identifier 'inner'
//                    help: it ended with its block or loop; declare it in front of that
  Mode mode = On;
//            ^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'On'; did you mean 'Mode::On'?
//               fix: replace 'On' by 'Mode::On'
  uv += Values.Length + hash(uv.x) + Dot(uv, uv) + shade(uv);
//             ^^^^^^ error err_no_member: no member named 'Length' in 'StructuredBuffer<float>'
//                    help: sizes are asked for with a method: GetDimensions(...)
//                      ^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'hash'; did you mean 'Noise::hash'?
//                           fix: replace 'hash' by 'Noise::hash'
//                                   ^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'Dot'; did you mean 'dot'?
//                                       fix: replace 'Dot' by 'dot'
//                                                 ^^^^^ error err_undeclared_var_use: use of undeclared identifier 'shade'
//                                                       help: what is used is declared above; move it up, or declare the function there
  v = Camera.eye + v.stpq + v.xg;
//    ^^^^^^ error err_ref_non_value: 'Camera' does not refer to a value
//           help: a cbuffer is no object: its members are used by their own names alone
//                   ^^^^ error err_ext_vector_component_name_illegal: illegal vector component name 's'
//                        help: write 'xyzw'
//                             ^ error err_ext_vector_component_name_illegal: illegal vector component name 'g'
//                               help: the letters of one swizzle are all of 'xyzw', or all of 'rgba'
  v += Written.SampleLevel(Linear, uv, 0) + Image.SampleLod(Linear, uv, 0);
//             ^^^^^^^^^^^ error err_no_member: no member named 'SampleLevel' in 'RWTexture2D<float4>'
//                         help: what can be written to is not sampled; declare a Texture2D of the same texture
//                                                ^^^^^^^^^ error err_no_member_suggest: no member named 'SampleLod' in 'Texture2D<float4>'; did you mean 'SampleLevel'?
//                                                          fix: replace 'SampleLod' by 'SampleLevel'
  elif (lessThan(uv, 1)) v = 0;
//                      ^ error err_expected_semi_after_expr: expected ';' after expression
//                        fix: insert ';' at 25
//      ^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'lessThan'
//               help: '<' compares vectors component by component
//^^^^ error err_undeclared_var_use: use of undeclared identifier 'elif'
//     help: after an if stands 'else if'
  return v + later + inverse(v) ^ 2;
//           ^^^^^ error err_undeclared_var_use: use of undeclared identifier 'later'
//                 help: what is used is declared above; move it up, or declare the function there
//                   ^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'inverse'
//                           help: HLSL inverts no matrices; the host program gives the inverse, too
}
float shade(float2 uv) { return uv.x; }
//    ^^^^^ note note_entity_declared_at: 'shade' declared here
static const float later = 1;
//                 ^^^^^ note note_entity_declared_at: 'later' declared here
struct Vertex {
  float4 color : SV_Color;
//               ^^^^^^^^ error err_hlsl_unknown_semantic: unknown HLSL semantic 'SV_Color'
//                        help: did you mean 'SV_Target'?
};
export float4 second() { return vertex.color; }
//                              ^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'vertex'
