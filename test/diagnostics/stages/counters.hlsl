// args: -T ps_6_0
RWStructuredBuffer<uint> Both;
RWStructuredBuffer<uint> Up;
RWStructuredBuffer<uint> Down;
RWStructuredBuffer<uint> Dead;
globallycoherent AppendStructuredBuffer<uint> Coherent;
//                                            ^^^^^^^^ error err_hlsl_coherent_counter: globallycoherent cannot be used on buffer with counter 'Coherent'
RWStructuredBuffer<uint> Several[2];

float4 main(uint i : I) : SV_Target {
  Up.IncrementCounter();
  Down.DecrementCounter();
  if (i > 3) Both.IncrementCounter();
  else Both.DecrementCounter();
//     ^^^^ error err_hlsl_counter_both_ways: RWStructuredBuffers may increment or decrement their counters, but not both
  Dead.IncrementCounter();
  if (false) Dead.DecrementCounter();
  Coherent.Append(i);
  Several[0].IncrementCounter();
  Several[1].DecrementCounter();
//^^^^^^^ error err_hlsl_counter_both_ways: RWStructuredBuffers may increment or decrement their counters, but not both
  return 1;
}
