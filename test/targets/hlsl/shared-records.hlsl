// args: -T lib_6_8
// A record whose groups count themselves is one in what is written, too.
struct [NodeTrackRWInputSharing] Record {
  uint3 size : SV_DispatchGrid;
  uint sum;
};

RWBuffer<uint> Out;

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(4, 1, 1)]
[NumThreads(8, 1, 1)]
void Count(globallycoherent RWDispatchNodeInputRecord<Record> input) {
  InterlockedAdd(input.Get().sum, 1);
  if (input.FinishedCrossGroupSharing())
    Out[0] = input.Get().sum;
}
; ==>
// args: -T lib_6_8
// A record whose groups count themselves is one in what is written, too.
struct [NodeTrackRWInputSharing] Record {
  uint3 size : SV_DispatchGrid;
  uint sum;
};

RWBuffer<uint> Out;

[shader("node")]
[nodelaunch("broadcasting")]
[nodemaxdispatchgrid(4, 1, 1)]
[numthreads(8, 1, 1)]
void Count(globallycoherent RWDispatchNodeInputRecord<Record> input) {
  InterlockedAdd(input.Get().sum, 1);
  if (input.FinishedCrossGroupSharing()) {
    Out[0] = input.Get().sum;
  }
}
