// args: -T as_6_5 -spirv
struct Payload { float4 data; };
groupshared Payload ours;
[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex) {
  Payload local;
  local.data = thread;
  if (thread == 1)
    DispatchMesh(1, 1, 1, ours);
  else
    DispatchMesh(1, 1, 1, local);
//                        ^^^^^ error err_vulkan_payload_groupshared: the payload of DispatchMesh must be groupshared
}
