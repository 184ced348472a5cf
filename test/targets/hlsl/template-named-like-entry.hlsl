// args: -T ps_6_0
template<typename T> void main(out T to, float from) { to = (T)from; }
float4 main() : SV_Target { int x; main(x, 3.5); return x; }
; ==>
// args: -T ps_6_0
void main_1(out int to, float from) {
  to = int(from);
}

float4 main() : SV_Target {
  int x;
  main_1(x, 3.5);
  return x;
}
