// args: -T lib_6_x --rules dxc
// Without types of 16 bits a number with this suffix is a float.
float which(float x) { return 1; } //=> 1:float
float which(half x) { return 2; } //=> 2:float
double which(double x) { return 3; } //=> 3:double

void test(half h) {
  which(1.5h); //=> which(1.5:float)
  which(1.5H * 2); //=> which((1.5:float * 2:float))
  which(h); //=> which.1(h)
}
