RWBuffer<float> Out; //=> u0
Buffer<float> Other, Argument, Never, Static; //=> Other: unused: never referenced by code the entry point reaches; Argument: unused: its value is not needed by anything the shader writes; Never: unused: never referenced by code the entry point reaches; Static: unused: never referenced by code the entry point reaches
static float unread = Static[0];

float unused_parameter(Buffer<float> b) {
  return 1;
}

float never_called() {
  return Never[0];
}

[numthreads(1, 1, 1)]
void other() {
  Out[0] = Other[0];
}

[numthreads(4, 1, 1)]
void main() {
  Out[0] = unused_parameter(Argument);
}
