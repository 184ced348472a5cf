// args: -T cs_6_6
// Static members stand outside of their struct, where words of fields do not belong.
struct Holder { static noperspective float member; static centroid const float other = 2; static precise float third; };
float Holder::member = 1;
float Holder::third = 3;
RWBuffer<float> Out;

[numthreads(1, 1, 1)]
void main() { Out[0] = Holder::member + Holder::other + Holder::third; }
; ==>
RWBuffer<float> Out : register(u0);

static float Holder_member = 1.0;
static const float Holder_other = 2.0;
static precise float Holder_third = 3.0;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = Holder_member + Holder_other + Holder_third;
}
