// args: -T lib_6_x -enable-16bit-types --rules dxc
// DXC keeps the words for small types apart, native or not.
float which(float x) { return 1; } //=> 1:float
float which(half x) { return 2; } //=> 2:float
float which(min16float x) { return 3; } //=> 3:float
float which(min10float x) { return 4; } //=> 4:float
int which(int16_t x) { return 5; } //=> 5:int
int which(min12int x) { return 6; } //=> 6:int

void test(float f, half h, min16float m, min10float l, int16_t i, min12int j) {
  which(f); //=> which(f)
  which(h); //=> which.1(h)
  which(m); //=> which.2(m)
  which(l); //=> which.3(l)
  which(l * 2); //=> which.3((l * 2:float16_t))
  which(l + m); //=> which.2(((float16_t)l + m))
  which(h + m); //=> which.1((h + (float16_t)m))
  which(h + f); //=> which(((float)h + f))
  which(i); //=> which.4(i)
  which(j); //=> which.5(j)
  which(i + j); //=> which.4((i + (int16_t)j))
  half assigned = m; //=> (float16_t)m
}
