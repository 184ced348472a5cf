// args: -T ps_6_0 -rootsig-define Bound -auto-binding-space 3
// code: the module tells the root signature of an attribute
// The macro wins over the attribute, and is gone from what is written.
#define Bound RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT), \
  DescriptorTable(SRV(t3), SRV(t0, space = 3))
Texture1D<float> first : register(t3);
Texture1D<float> second;

[RootSignature("SRV(t0)")]
float main(int i : I) : SV_Target { return first[i] + second[i]; }
; ==>
Texture1D<float> first : register(t3);
Texture1D<float> second : register(t0, space3);

[RootSignature("RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT), DescriptorTable(SRV(t3), SRV(t0, space = 3))")]
float main(int i : I) : SV_Target {
  return first[i] + second[i];
}
