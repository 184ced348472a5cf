// args: -T cs_6_6

// A comma stands in parentheses where it would be taken for another one.
RWBuffer<int> In;
RWBuffer<int> Out;
static int g = 3;
int helper(int x) { g += x; return x; }

[numthreads(1, 1, 1)]
void main() {
  int a = (helper(1), 2), b = 5;
  uint u = uint((helper(2), In[1]));
  float2 v = float2((helper(3), In[2]), 3);
  Out[uint(helper(6) <= 4 ? 38 : In[0])] = a + max((helper(4), b), int(u + v.x));
  Out[(int)(helper(5), v.y)] = g;
}
; ==>
// A comma stands in parentheses where it would be taken for another one.
RWBuffer<int> In : register(u0);

RWBuffer<int> Out : register(u1);

static int g = 3;

int helper(int x) {
  g += x;
  return x;
}

[numthreads(1, 1, 1)]
void main() {
  int a = (helper(1), int(2));
  int b = 5;
  uint u = uint((helper(2), In[1]));
  float2 v = float2((helper(3), In[2]), 3.0);
  Out[uint((helper(6) <= 4, In[0]))] = a + max((helper(4), b), int(u + v.x));
  Out[int((helper(5), v.y))] = g;
}
