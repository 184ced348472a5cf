// args: -T lib_6_8
struct Empty {};
//     ^^^^^ note note_defined_here: Empty defined here
struct Nested { Empty first, second; };
//     ^^^^^^ note note_defined_here: Nested defined here
struct Full { int value; };
template<typename T> struct Of { T value; };
//                          ^^ note note_defined_here: Of<Empty> defined here
[shader("node")] [NodeLaunch("coalescing")] [numthreads(1, 1, 1)] void a(GroupNodeInputRecords<Empty> records) {}
//                                                                                             ^^^^^ error err_hlsl_zero_sized_record: record used in GroupNodeInputRecords may not have zero size
//                                                                                                   help: a node without a record has an input or output whose name begins with Empty
void b(NodeOutputArray<Nested> outputs, NodeOutput<Full> fine, EmptyNodeOutput none) {
//                     ^^^^^^ error err_hlsl_zero_sized_record: record used in NodeOutputArray may not have zero size
//                            help: a node without a record has an input or output whose name begins with Empty
  GroupNodeOutputRecords<Of<Empty> > records;
//                       ^^ error err_hlsl_zero_sized_record: record used in GroupNodeOutputRecords may not have zero size
//                          help: a node without a record has an input or output whose name begins with Empty
  ThreadNodeOutputRecords<Of<Full> > others;
}
