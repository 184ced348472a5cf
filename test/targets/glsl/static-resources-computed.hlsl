// args: -T cs_6_0
// An initial value that a function computes is computed in the entry point where the function changes what is passed.
RWStructuredBuffer<float> First, Second;
struct Held { RWStructuredBuffer<float> buffer; };

Held first() { Held made; made.buffer = First; return made; }
static Held held = first();
int choose() { held.buffer = Second; return 7; }
static int chosen = choose();
static int next = chosen + 1;
Held taken() { Held old = held; held.buffer = First; return old; }
static Held other = taken();

[numthreads(1, 1, 1)]
void main() {
  held.buffer[0] = 1;
  other.buffer[next] = chosen;
}
; ==>
#version 460

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer First_block {
    float First[];
};

layout(set = 0, binding = 1, std430) buffer Second_block {
    float Second[];
};

int choose() {
    return 7;
}

void main_1() {
    int value = choose();
    int chosen = value;
    int next = chosen + 1;
    First[0] = 1.0;
    Second[next] = float(chosen);
}

void main() {
    main_1();
}
