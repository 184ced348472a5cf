// args: -T vs_6_0
float4 plane;
float4 planes[2];
[clipplanes(plane, planes[1])]
//@ 2..30 error err_hlsl_clipplanes_unsupported: attribute 'clipplanes' is not supported
//        help: write the distances yourself: float2 distances : SV_ClipDistance = float2(dot(position, plane0), dot(position, plane1))
[clipplanes(plane + 1)]
//          ^^^^^^^^^ error err_hlsl_clipplanes_argument: invalid expression for clipplanes argument: must be global reference, member access or array subscript
[clipplanes(3)]
//          ^ error err_hlsl_clipplanes_argument: invalid expression for clipplanes argument: must be global reference, member access or array subscript
float4 main() : SV_Position { return 1; }
