// args: -T cs_6_0 --rules dxc
RWBuffer<int> Out;
int some(int x) { if (x > 0) return 1; }
//                                     ^ error warn_falloff_nonvoid: non-void function does not return a value in all control paths [-Wreturn-type]
int none(int x) { Out[x] = 1; }
int loop(int x) { while (true) { if (x > Out[x]) return x; x++; } }
int all(int x) { switch (x) { case 1: return 2; default: return 3; } }
[numthreads(1, 1, 1)] void main() { Out[0] = some(1) + none(2) + loop(3) + all(4); }
