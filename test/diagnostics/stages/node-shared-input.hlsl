// args: -T lib_6_8
struct Plain { uint x; };
struct [NodeTrackRWInputSharing] Tracked { uint x; };
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [NumThreads(4, 1, 1)]
void untracked(RWDispatchNodeInputRecord<Plain> input) { input.FinishedCrossGroupSharing(); }
//                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_wg_nodetrackrwinputsharing_missing: Use of FinishedCrossGroupSharing() requires NodeTrackRWInputSharing attribute to be specified on the record struct type
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [NumThreads(4, 1, 1)]
void tracked(RWDispatchNodeInputRecord<Tracked> input) { input.FinishedCrossGroupSharing(); }
