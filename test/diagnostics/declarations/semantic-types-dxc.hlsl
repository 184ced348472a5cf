// args: -T cs_6_0 --rules dxc
// DXC looks at the types of system values in signatures of entry points, and nowhere else.
int twice(int a : SV_Position) : SV_Position { return 2 * a; }
float3 offset(float3 id : SV_DispatchThreadID) { return id + 1; }
struct Other { float3 id : SV_GroupThreadID; };
struct Input { float3 id : SV_GroupThreadID; };
//                         ^^^^^^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_GroupThreadID' only applies to a field or parameter of type 'uint/uint2/uint3'

RWBuffer<float> result;
[numthreads(1, 1, 1)]
void main(float3 id : SV_DispatchThreadID, Input input) {
//                    ^^^^^^^^^^^^^^^^^^^ error err_hlsl_attr_invalid_type: attribute 'SV_DispatchThreadID' only applies to a field or parameter of type 'uint/uint2/uint3'
  Other other = { id };
  result[0] = offset(1).x + twice(2) + other.id.x + input.id.x;
}
