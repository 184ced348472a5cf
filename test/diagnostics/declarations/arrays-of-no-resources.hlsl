// A resource array of no elements has no registers; one of numbers is only useless.
RWBuffer<float> A[0] : register(u0);
//                ^ error err_hlsl_zero_resource_array: 'A' is an array of no resources
//                  help: give it at least one element; an array of unknown size is written A[]
struct Inner { RWBuffer<float> kept; };
Inner array[0];
//          ^ error err_hlsl_zero_resource_array: 'array' is an array of no resources
//            help: give it at least one element; an array of unknown size is written array[]
Texture2D<float> T[2][0];
//                    ^ error err_hlsl_zero_resource_array: 'T' is an array of no resources
//                      help: give it at least one element; an array of unknown size is written T[]
RWBuffer<float> Out[];
[numthreads(1, 1, 1)]
void main() {
  float none[0];
  A[0][0] = 1;
  array[1].kept[1] = T[0][0][uint2(0, 0)];
}
