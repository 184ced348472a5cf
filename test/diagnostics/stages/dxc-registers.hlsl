// args: -T ps_6_4 --rules dxc
cbuffer C {
  float4 a : register(c0);
//                    ^^ warning warn_hlsl_register_type_c_packoffset: binding type 'c' ignored in buffer declaration. Did you mean 'packoffset'? [-Wlegacy-constant-register-binding]
//                       help: inside a buffer, 'packoffset(c0)' places a member
//                       fix: replace 'register(c0)' by 'packoffset(c0)'
  bool b : register(b0);
//                  ^^ warning warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                     help: use register(c0) to place the constant in $Globals
};
Texture2D T : register(t1);
SamplerState S : register(t0, space1);
//                        ^^ warning warn_hlsl_binding_type_read_as: binding type 't' is read as 's' under DXC's rules [-Wbinding-type]
//                           help: write 's'; under --rules clang 't' places nothing here
float4 main() : SV_Target { return a + b + T.Sample(S, 0.5); }
