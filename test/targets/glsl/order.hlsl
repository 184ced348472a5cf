// The value of an assignment is computed before the place: where it may change the place, it is kept first.
// args: -T cs_6_6
RWStructuredBuffer<int> Result;
static int g = 3;
int next() { g += 1; return g; }
int pure(int x) { return x * 2; }
[numthreads(4, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  int values[4] = { 1, 2, 3, 4 };
  int i = 0;
  values[g & 3] = next();
  values[i & 3] = i++;
  values[i & 3] = pure(i);
  Result[id.x] = values[0] + next();
}
; ==>
#version 460

layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer Result_block {
    int Result[];
};

int g = 3;

int next() {
    g++;
    return g;
}

int pure(int x) {
    return x * 2;
}

void main_1(uvec3 id) {
    int values[4] = int[4](1, 2, 3, 4);
    int i = 0;
    int value = next();
    values[g & 3] = value;
    int old = i;
    i = old + 1;
    values[i & 3] = old;
    values[i & 3] = pure(i);
    Result[id.x] = values[0] + next();
}

void main() {
    main_1(gl_GlobalInvocationID);
}
