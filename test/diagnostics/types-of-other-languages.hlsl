// args: -T lib_6_3
// Names that are nearly right, or right elsewhere.
sampler2D combined;
//@ 1..10 error err_unknown_typename_suggest: unknown type name 'sampler2D'; did you mean 'sampler'?
//        help: a texture and its sampler are two variables: Texture2D<float4> t; SamplerState s; t.Sample(s, uv)
//        fix: replace 'sampler2D' by 'sampler'
texture2d lower;
//@ 1..10 error err_unknown_typename_suggest: unknown type name 'texture2d'; did you mean 'Texture2D'?
//        fix: replace 'texture2d' by 'Texture2D'
Samplerstate mixed;
//@ 1..13 error err_unknown_typename_suggest: unknown type name 'Samplerstate'; did you mean 'SamplerState'?
//        fix: replace 'Samplerstate' by 'SamplerState'
vec4 fromGlsl;
//@ 1..5 error err_unknown_typename_suggest: unknown type name 'vec4'; did you mean 'float4'?
//       fix: replace 'vec4' by 'float4'
mat3 matrix3;
//@ 1..5 error err_unknown_typename_suggest: unknown type name 'mat3'; did you mean 'float3x3'?
//       fix: replace 'mat3' by 'float3x3'
rwbuffer<float> Writable;
//@ 1..16 error err_no_template_suggest: no template named 'rwbuffer'; did you mean 'RWBuffer'?
//        fix: replace 'rwbuffer' by 'RWBuffer'
nothing_like_it unknown;
//@ 1..16 error err_unknown_typename: unknown type name 'nothing_like_it'
