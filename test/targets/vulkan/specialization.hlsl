// args: -T cs_6_6
// The host gives specialisation constants and constants of buffers their values: nothing is decided by what they are initialised with.
[[vk::constant_id(3)]] const bool Fancy = false;
[[vk::constant_id(4)]] const int Count = 2;
static const int Twice = Count * 2;
const int Loose = 5;
RWTexture2D<float4> Out;
Texture2D<float4> T[4];

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (Fancy) Out[id.xy] = 0;
  if (Twice > 5) Out[id.xy] = T[Count][id.xy];
  if (Loose > 9) Out[id.yx] = 1;
}
; ==>
main.hlsl:6:11: warning: initializer of global constant 'Loose' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
    6 | const int Loose = 5;
      |           ^~~~~
      = help: write 'static const' for a constant of the shader
1 warning generated.
RWTexture2D<float4> Out: set 0, binding 1
Texture2D<float4>[4] T: set 0, binding 2
_Globals { int Loose; }: set 0, binding 0
specialization 3 bool Fancy = false:bool
specialization 4 int Count = 2:int
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
static int Twice
void main_1(uint3 id) {
  if (Fancy) {
    Out[id.xy] = splat float4(0:float);
  }
  if ((Twice > 5:int)) {
    Out[id.xy] = T[(uint)Count][id.xy];
  }
  if ((Loose > 9:int)) {
    Out[id.yx] = splat float4(1:float);
  }
}
void main() {
  Twice = (Count * 2:int);
  main(in_SV_DISPATCHTHREADID0);
}
