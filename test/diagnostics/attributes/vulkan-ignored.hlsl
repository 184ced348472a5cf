// args: -T cs_6_6
// As in DXC, attributes of Vulkan are told to do nothing where no code for it is made.
[[vk::binding(5)]] Buffer<float> buffer;
//    ^^^^^^^ warning warn_attribute_ignored: 'vk::binding' attribute ignored [-Wignored-attributes]
struct S { [[vk::location(1)]] float g : A; };
//               ^^^^^^^^ warning warn_attribute_ignored: 'vk::location' attribute ignored [-Wignored-attributes]
[numthreads(1, 1, 1)] void main() {}
