// args: -T cs_6_0 --rules clang
RWBuffer<float> Result : register(u0);
[RootSignature("CBV(b3)")]
[RootSignature("DescriptorTable(UAV(u0))")]
//@ 2..15 error err_disallowed_duplicate_attribute: attribute 'RootSignature' cannot appear more than once on a declaration [-Wdxc-extension]
[numthreads(1, 1, 1)] void main() { Result[0] = 1; }
