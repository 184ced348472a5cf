// args: -T cs_6_5
namespace a { namespace b { using namespace a; } using namespace b; using namespace a; float f() { return 1; } }
RWBuffer<float> Out;
[numthreads(1, 1, 1)]
void main() { Out[0] = a::b::f(); }
