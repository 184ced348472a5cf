// args: -T cs_6_6 -Wno-conversion
double d; float4 v;
[numthreads(1, 1, 1)] void main() { float a = d; float b = v; float2 c = v; }
