// args: -T lib_6_6
// What every file begins with is taken, in the file itself.
struct float4 {};
//     ^^^^^^ error err_tag_definition_of_typedef: definition of type 'float4' conflicts with typedef of the same name
struct float3x3 { int a; };
//     ^^^^^^^^ error err_tag_definition_of_typedef: definition of type 'float3x3' conflicts with typedef of the same name
struct uint { int a; };
//     ^^^^ error err_tag_definition_of_typedef: definition of type 'uint' conflicts with typedef of the same name
struct int2;
//     ^^^^ error err_tag_definition_of_typedef: definition of type 'int2' conflicts with typedef of the same name
class float2 { float a; };
//    ^^^^^^ error err_tag_definition_of_typedef: definition of type 'float2' conflicts with typedef of the same name
enum half3 { A };
//   ^^^^^ error err_tag_definition_of_typedef: definition of type 'half3' conflicts with typedef of the same name
enum Names { float1 };
//           ^^^^^^ error err_redefinition: redefinition of 'float1'
typedef int double2;
//          ^^^^^^^ error err_redefinition_different_typedef: typedef redefinition with different types ('int' vs 'double2' (aka 'vector<double, 2>'))
typedef float3 float4;
//             ^^^^^^ error err_redefinition_different_typedef: typedef redefinition with different types ('float3' (aka 'vector<float, 3>') vs 'float4' (aka 'vector<float, 4>'))
using bool2 = int;
//    ^^^^^ error err_redefinition_different_typedef: type alias redefinition with different types ('int' vs 'bool2' (aka 'vector<bool, 2>'))
template<typename T> struct int4 { T a; };
//                          ^^^^ error err_redefinition_different_kind: redefinition of 'int4' as different kind of symbol
template<typename T> using int3 = T;
//                         ^^^^ error err_redefinition_different_kind: redefinition of 'int3' as different kind of symbol
template<typename T> T uint2(T a) { return a; }
//                     ^^^^^ error err_redefinition_different_kind: redefinition of 'uint2' as different kind of symbol
int uint3;
//  ^^^^^ error err_redefinition_different_kind: redefinition of 'uint3' as different kind of symbol
static float uint4 = 1;
//           ^^^^^ error err_redefinition_different_kind: redefinition of 'uint4' as different kind of symbol
void bool3() {}
//   ^^^^^ error err_redefinition_different_kind: redefinition of 'bool3' as different kind of symbol
cbuffer Buffer0 { int bool4; };
//                    ^^^^^ error err_redefinition_different_kind: redefinition of 'bool4' as different kind of symbol
struct Texture2D { int a; };
//     ^^^^^^^^^ error err_redefinition_different_kind: redefinition of 'Texture2D' as different kind of symbol
typedef Texture2DArray<float4> Texture3D;
//                             ^^^^^^^^^ error err_redefinition_different_kind: redefinition of 'Texture3D' as different kind of symbol
struct SamplerState { int a; };
//     ^^^^^^^^^^^^ error err_redefinition: redefinition of 'SamplerState'
struct RayDesc { int a; };
//     ^^^^^^^ error err_redefinition: redefinition of 'RayDesc'
SamplerState sampler;
//           ^^^^^^^ error err_redefinition_different_kind: redefinition of 'sampler' as different kind of symbol
static float string;
//           ^^^^^^ error err_redefinition_different_kind: redefinition of 'string' as different kind of symbol
// All of this is fine.
typedef float4 float4;
typedef vector<float, 3> float3;
typedef unsigned int dword;
typedef float float16_t;
float ByteAddressBuffer;
RWStructuredBuffer<float> Buffer;
void RaytracingAccelerationStructure() {}
namespace N { struct float4 { int a; }; typedef int float3; static int float2; }
struct S { int float4; struct float3 { int a; } inner; };
enum class Scoped { float4 };
void parameter(int float4) { int float3 = float4; struct float2 { int a; }; }
