// args: -T cs_6_6
// What is set on one of two paths is the resource.
RWBuffer<int> Out, Other, Third; //=> Out: u0; Other: u1; Third: unused: the condition is always false
uint n;
[numthreads(1, 1, 1)]
void main() {
  RWBuffer<int> chosen;
  if (n % 2 == 1) chosen = Other;
  if (n % 2 == 7) chosen = Third;
  Out[0] = chosen[0];
}
//=> $Globals: unused: its value is not needed by anything the shader writes
