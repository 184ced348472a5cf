// args: -T cs_6_0 --rules dxc -spirv
struct Numbers { float a; int b; };
int k : register(i2);
//               ^^ warning warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                  help: remove the annotation, or use register(c2) on a global constant
bool flag : register(b5);
//                   ^^ warning warn_hlsl_deprecated_register_type_b: binding type 'b' only applies to constant buffers. The 'bool constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                      help: use register(c5) to place the constant in $Globals
Numbers numbers : register(t7);
//      ^^^^^^^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//              help: this declaration can take 'c'
int spaced : register(space1);
Numbers apart : register(t13, space1);
//      ^^^^^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//            help: this declaration can take 'c'
int placed : register(c12);
RWBuffer<float> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = k + flag + numbers.b + spaced + apart.a + placed; }
struct Textures { Texture2D t; };
Textures elsewhere : register(t19, space1);
Textures nowhere : register(space2);
