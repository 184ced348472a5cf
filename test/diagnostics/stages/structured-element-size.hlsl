// args: -T cs_6_6
struct Large { float4 rows[129]; };
struct Full { float4 rows[128]; };
struct Holder { RWStructuredBuffer<Large> inner; float f; };
StructuredBuffer<Large> A[2];
//                      ^ error err_hlsl_structured_element_size: an element of 'A' has 2064 bytes; the most is 2048
//                        help: split it into several elements, or read it from a ByteAddressBuffer
StructuredBuffer<Full> B;
// Not looked at: nothing that is left reads it.
StructuredBuffer<Large> Unused;
Holder holder;
//     ^^^^^^ error err_hlsl_structured_element_size: an element of 'holder.inner' has 2064 bytes; the most is 2048
//            help: split it into several elements, or read it from a ByteAddressBuffer
RWByteAddressBuffer Out;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  StructuredBuffer<Large> heap = ResourceDescriptorHeap[i];
  Out.Store(0, A[i][0].rows[1] + B[0].rows[1] + holder.inner[0].rows[i] + heap[1].rows[2]);
  if (false) Out.Store(4, Unused[0].rows[0]);
}
