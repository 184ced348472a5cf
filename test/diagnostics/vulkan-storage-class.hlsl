// args: -T cs_6_6 -spirv
[[vk::ext_storage_class(0)]] Texture2D<float4> Image;
//^^^^^^^^^^^^^^^^^^^^^^^^ error err_vulkan_storage_class: vk::ext_storage_class cannot be applied to 'Image': the storage class of 'Texture2D<float4>' is known
[[vk::ext_storage_class(0)]] vk::SpirvOpaqueType<5341> Scene;
RWBuffer<float4> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = Image[uint2(0, 0)]; }
