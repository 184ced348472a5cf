// args: -Od
// Loads into memory that nobody reads.
Buffer<float> GoneArray; //=> unused: its value is not needed by anything the shader writes
Buffer<float> GoneField; //=> unused: its value is not needed by anything the shader writes
Buffer<float> GoneOutput; //=> unused: its value is not needed by anything the shader writes
Buffer<float> GoneOverwritten; //=> unused: its value is not needed by anything the shader writes
Buffer<float> GoneStatic; //=> unused: its value is not needed by anything the shader writes
Buffer<float> KeptField; //=> t0
RWBuffer<float> KeptOut; //=> u0
struct S { float a, b; };
static float unread;
void both(uint i, out float x, out float y) { x = 1; y = GoneOutput[i]; }
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float a[4];
  a[0] = GoneArray[i];
  S s;
  s.a = GoneField[i];
  s.b = KeptField[i];
  float x, y;
  both(i, x, y);
  float z = GoneOverwritten[i];
  z = 3;
  unread = GoneStatic[i];
  KeptOut[i] = s.b + x + z;
}
