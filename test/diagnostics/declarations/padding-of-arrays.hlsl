// args: -Wpadding
// A gap before an array and the room after its elements are two things.
cbuffer C {
  float3 a;
  float2 b;
//       ^ warning warn_padding: 4 bytes of padding before 'b' in 'C' [-Wpadding]
//         help: `descry layout` draws the buffer; members in another order may need less
  float c[3];
//      ^ warning warn_padding: 8 bytes of padding before 'c' in 'C' [-Wpadding]
//        help: `descry layout` draws the buffer; members in another order may need less
//      ^ warning warn_padding: 12 bytes of padding after each element of 'c' in 'C' [-Wpadding]
//        help: `descry layout` draws the buffer; members in another order may need less
}
RWBuffer<float> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = a.x + b.x + c[1]; }
