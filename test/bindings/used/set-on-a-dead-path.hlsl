// args: -T cs_6_6
// Set where control never comes: the variable is nothing, in every shader model.
RWBuffer<int> Out, Other;
uint n;
[numthreads(1, 1, 1)]
void main() {
  RWBuffer<int> chosen;
  if (n % 2 == 7) chosen = Other;
  Out[0] = chosen[0];
}
//=> error: local resource is used before it is set
