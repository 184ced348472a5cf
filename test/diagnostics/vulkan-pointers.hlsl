// args: -T cs_6_6 -spirv
struct Data { float4 value; };
typedef vk::BufferPointer<Data> Pointer;
struct Block { Pointer member; };
[[vk::push_constant]] Block block;
cbuffer Buffer { Pointer bound; }
Pointer global;
//      ^^^^^^ error err_hlsl_pointer_uninitialized: 'global' has no initializer, and vk::BufferPointer has no default constructor
//             help: initialize it with an address, or make it a member of a push constant or a cbuffer
static Pointer hidden;
//             ^^^^^^ error err_hlsl_pointer_uninitialized: 'hidden' has no initializer, and vk::BufferPointer has no default constructor
//                    help: initialize it with an address, or make it a member of a push constant or a cbuffer
RWStructuredBuffer<float4> result;
[numthreads(1, 1, 1)] void main() {
  Pointer empty;
//        ^^^^^ error err_hlsl_pointer_uninitialized: 'empty' has no initializer, and vk::BufferPointer has no default constructor
//              help: initialize it with an address, or make it a member of a push constant or a cbuffer
  Pointer given = block.member;
  Block whole;
  whole.member = bound;
  result[0] = given.Get().value + whole.member.Get().value;
}
