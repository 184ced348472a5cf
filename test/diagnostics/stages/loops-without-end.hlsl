// args: -T lib_6_6
RWBuffer<uint> Out;

[shader("compute")] [numthreads(1, 1, 1)] void forever(uint i : SV_GroupIndex) {
  while (true) Out[i] = 1;
//^^^^^ error err_hlsl_loop_without_end: this loop never ends: a loop must have a break or a condition that can be false [-Wdxil-validation]
}

[shader("compute")] [numthreads(1, 1, 1)] void never_left(uint i : SV_GroupIndex) {
  for (;;) {
//^^^ error err_hlsl_loop_without_end: this loop never ends: a loop must have a break or a condition that can be false [-Wdxil-validation]
    if (false) break;
    i++;
  }
  Out[0] = i;
}

[shader("compute")] [numthreads(1, 1, 1)] void left(uint i : SV_GroupIndex) {
  for (;;) if (Out[i++] > 4) break;
}
