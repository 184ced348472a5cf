// args: -T cs_6_6 -spirv
struct Base { uint a; };
struct Derived : Base { uint b; };
[[vk::push_constant]] vk::BufferPointer<uint> alone;
//^^^^^^^^^^^^^^^^^ error err_hlsl_push_const_pointer: vk::push_constant attribute cannot be used on declarations with vk::BufferPointer type
//                  help: make the pointer a member of a struct
//                                            ^^^^^ error err_hlsl_pointer_uninitialized: 'alone' has no initializer, and vk::BufferPointer has no default constructor
//                                                  help: initialize it with an address, or make it a member of a push constant or a cbuffer
cbuffer C { vk::BufferPointer<Derived, 16> d; vk::BufferPointer<uint> u; }
RWStructuredBuffer<vk::BufferPointer<uint> > pointers;
void take(vk::BufferPointer<uint> p) {}
//   ^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'vk::BufferPointer<Derived, 16>' to 'vk::BufferPointer<uint>' (aka 'vk::BufferPointer<unsigned int>') for 1st argument
[numthreads(1, 1, 1)] void main() {
  vk::BufferPointer<Base, 16> base = vk::static_pointer_cast<Base>(d);
  vk::BufferPointer<Base, 4> loose = vk::static_pointer_cast<Base, 4>(d);
  vk::BufferPointer<float> f = vk::reinterpret_pointer_cast<float>(u);
  vk::BufferPointer<float> g = vk::static_pointer_cast<float>(u);
//                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_vk_static_pointer_cast_type: vk::static_pointer_cast() content type must be base class of argument's content type
//                                                            help: use vk::reinterpret_pointer_cast
  vk::BufferPointer<Base, 32> tight = vk::static_pointer_cast<Base, 32>(d);
//                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_vk_pointer_cast_alignment: Vulkan buffer pointer cannot be cast to greater alignment
  take(d);
//^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'take'
  take(pointers[0]);
  vk::BufferPointer<uint> other = d;
//                        ^^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'vk::BufferPointer<Derived, 16>' to 'vk::BufferPointer<uint>' (aka 'vk::BufferPointer<unsigned int>')
  uint64_t address = u;
//         ^^^^^^^ error err_typecheck_nonviable_condition: no viable conversion from 'vk::BufferPointer<uint>' (aka 'vk::BufferPointer<unsigned int>') to 'uint64_t' (aka 'unsigned long')
  address = (uint64_t)u;
  uint size = sizeof(vk::BufferPointer<uint>);
  d.Get().b = size;
}
