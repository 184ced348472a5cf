// args: -T ps_6_0 -E main
float used = 5;
//    ^^^^ warning warn_hlsl_global_initializer_ignored: initializer of global constant 'used' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
//         help: write 'static const' for a constant of the shader
const float constant = 2;
//          ^^^^^^^^ warning warn_hlsl_global_initializer_ignored: initializer of global constant 'constant' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
//                   help: write 'static const' for a constant of the shader
extern float ext = 1;
//           ^^^ warning warn_extern_init: 'extern' variable has an initializer [-Wextern-initializer]
//           ^^^ warning warn_hlsl_global_initializer_ignored: initializer of global constant 'ext' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
//               help: write 'static const' for a constant of the shader
static float own = 1;
float4 many[2] = { 1, 2, 3, 4, 5, 6, 7, 8 };
//     ^^^^ warning warn_hlsl_global_initializer_ignored: initializer of global constant 'many' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
//          help: write 'static const' for a constant of the shader
namespace N { uniform float inside = 4; }
//                          ^^^^^^ warning warn_hlsl_global_initializer_ignored: initializer of global constant 'inside' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
//                                 help: write 'static const' for a constant of the shader
// What a buffer's members are to be is written down in many shaders: DXC says nothing.
cbuffer C { float member = 1; }
float4 main() : SV_Target { return used + constant + ext + own + many[1] + N::inside + member; }
float wrong = {};
//            ^ error err_incorrect_num_initializers: too few initializers in list for type 'float' (expected 1 but found 0)
