AppendStructuredBuffer<float> Append; //=> u0
ConsumeStructuredBuffer<float> Consume; //=> u1
RWStructuredBuffer<float> Counted; //=> u2

[numthreads(4, 1, 1)]
void main() {
  Append.Append(Consume.Consume());
  Counted[Counted.IncrementCounter()] = 1;
}
