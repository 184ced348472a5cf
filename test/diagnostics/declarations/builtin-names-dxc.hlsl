// args: -T lib_6_6 --rules dxc
// In DXC the names of templates are taken, too.
RWStructuredBuffer<float> Buffer;
//                        ^^^^^^ error err_redefinition_different_kind: redefinition of 'Buffer' as different kind of symbol
struct vector { float a; };
//     ^^^^^^ error err_redefinition_different_kind: redefinition of 'vector' as different kind of symbol
float ByteAddressBuffer;
