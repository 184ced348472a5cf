// args: -T cs_6_6
// The resources in a constant buffer have registers only where it is known which buffer that is.
struct Held { StructuredBuffer<float> data; float scale; float sum() { return data[0] * scale; } };
struct Pair { ConstantBuffer<Held> both[2]; float4 rest; };
struct Deeper { Pair pair; };
struct Single { ConstantBuffer<Held> held; float4 rest; };
Pair pair;
//   ^^^^ error err_hlsl_object_in_buffer_array: object types not supported in cbuffer/tbuffer view arrays.
//        help: declare the resources of the struct on their own, or one buffer without an array
ConstantBuffer<Deeper> deeper;
//                     ^^^^^^ error err_hlsl_object_in_buffer_array: object types not supported in cbuffer/tbuffer view arrays.
//                            help: declare the resources of the struct on their own, or one buffer without an array
Single singles[3];
ConstantBuffer<Held> one, two;
uint n;
RWStructuredBuffer<float> result;
static const uint last = 2;

float sumOf(Held held) { return held.sum(); }

[numthreads(1, 1, 1)]
void main() {
  const uint first = 0;
  result[0] = singles[last].held.data[0] + singles[first].held.data[0] + singles[min(last, 1)].held.sum();
  result[1] = singles[n].held.data[0];
//            ^^^^^^^^^^^^^^^ error err_hlsl_buffer_with_resources_chosen: the resources in 'ConstantBuffer<Held>' are those of a global buffer, and which one it is here is not known
//                            help: name the buffer, and of an array the element by a constant
  result[2] = singles[n].rest.x + sumOf(singles[n].held);
//                                      ^^^^^^^^^^^^^^^ error err_hlsl_buffer_with_resources_chosen: the resources in 'ConstantBuffer<Held>' are those of a global buffer, and which one it is here is not known
//                                                      help: name the buffer, and of an array the element by a constant
  result[3] = (n ? one : two).data[1] + (n, one).data[1];
//                                       ^ warning warn_unused_comma_left_operand: left operand of comma operator has no effect [-Wunused-value]
//            ^^^^^^^^^^^^^^^ error err_hlsl_buffer_with_resources_chosen: the resources in 'ConstantBuffer<Held>' are those of a global buffer, and which one it is here is not known
//                            help: name the buffer, and of an array the element by a constant
  result[4] = (n ? one : two).sum();
//            ^^^^^^^^^^^^^^^ error err_hlsl_buffer_with_resources_chosen: the resources in 'ConstantBuffer<Held>' are those of a global buffer, and which one it is here is not known
//                            help: name the buffer, and of an array the element by a constant
  ConstantBuffer<Held> fromHeap = ResourceDescriptorHeap[n];
//                     ^^^^^^^^ error err_hlsl_buffer_with_resources_copied: 'ConstantBuffer<Held>' holds resources and cannot be a local variable
//                              help: use the global buffer itself, or pass a copy of what is in it
  result[5] = ((ConstantBuffer<Held>)ResourceDescriptorHeap[n]).scale;
  result[6] = ((ConstantBuffer<Held>)ResourceDescriptorHeap[n]).data[2];
//            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_buffer_with_resources_chosen: the resources in 'ConstantBuffer<Held>' are those of a global buffer, and which one it is here is not known
//                                                              help: name the buffer, and of an array the element by a constant
}
