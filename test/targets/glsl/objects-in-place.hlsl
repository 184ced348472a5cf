// args: -T cs_6_6
// Methods change shared memory and elements of buffers where they lie: other threads may write the other members.
struct Counter { uint count; uint last; void add(uint by) { InterlockedAdd(count, by); } void note(uint what) { last = what; } };
struct Pair { Counter both[2]; void note(uint at) { both[at].note(at); both[1].add(2); } };
RWStructuredBuffer<Pair> Data : register(u0);
RWStructuredBuffer<Pair> More[2] : register(u1);
groupshared Pair shared_[4];

void last(RWStructuredBuffer<Pair> pairs, uint i) { pairs[i].both[0].note(3); }

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Data[i].note(i & 1);
  shared_[3 - i].note(0);
  last(More[1], i);
  Pair own = Data[0];
  own.both[0].note(7);
  Data[1] = own;
}
; ==>
#version 460

layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Counter {
    uint count;
    uint last;
};

struct Pair {
    Counter both[2];
};

layout(set = 0, binding = 0, std430) buffer Data_block {
    Pair Data[];
};

layout(set = 0, binding = 1, std430) buffer More_block {
    Pair data[];
} More[2];

shared Pair shared_1[4];

void Counter_note(uint index, uint index_1, uint what) {
    Data[index].both[index_1].last = what;
}

void Counter_add(uint index, uint by) {
    atomicAdd(Data[index].both[1].count, by);
}

void Pair_note(uint index, uint at) {
    Counter_note(index, at, at);
    Counter_add(index, 2u);
}

void Counter_note_1(uint index, uint index_1, uint what) {
    shared_1[index].both[index_1].last = what;
}

void Counter_add_1(uint index, uint by) {
    atomicAdd(shared_1[index].both[1].count, by);
}

void Pair_note_1(uint index, uint at) {
    Counter_note_1(index, at, at);
    Counter_add_1(index, 2u);
}

void Counter_note_2(uint index, uint what) {
    More[1].data[index].both[0].last = what;
}

void last(uint i) {
    Counter_note_2(i, 3u);
}

void Counter_note_3(inout Counter self, uint what) {
    self.last = what;
}

void main_1(uint i) {
    Pair_note(i, i & 1u);
    Pair_note_1(3u - i, 0u);
    last(i);
    Pair own = Data[0];
    Counter_note_3(own.both[0], 7u);
    Data[1] = own;
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
