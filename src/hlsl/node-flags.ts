// What kind of record or output an object of a work graph is, as DXIL's NodeIOFlags say it.

export const nodeFlags = {
  input: 0x1,
  output: 0x2,
  readWrite: 0x4,
  empty: 0x8,
  array: 0x10,
  thread: 0x20,
  group: 0x40,
  dispatch: 0x60,
  /** `[NodeTrackRWInputSharing]` on the record. */
  tracksSharing: 0x100,
  /** `globallycoherent` on the parameter. */
  coherent: 0x200,
} as const

const { input, output, readWrite, empty, array, thread, group, dispatch } = nodeFlags

/** By the name of the type. */
export const nodeKinds: Readonly<Record<string, number>> = {
  DispatchNodeInputRecord: input | dispatch,
  RWDispatchNodeInputRecord: input | readWrite | dispatch,
  GroupNodeInputRecords: input | group,
  RWGroupNodeInputRecords: input | readWrite | group,
  ThreadNodeInputRecord: input | thread,
  RWThreadNodeInputRecord: input | readWrite | thread,
  EmptyNodeInput: input | empty,
  NodeOutput: output | readWrite,
  EmptyNodeOutput: output | empty,
  NodeOutputArray: output | readWrite | array,
  EmptyNodeOutputArray: output | empty | array,
  ThreadNodeOutputRecords: output | readWrite | thread,
  GroupNodeOutputRecords: output | readWrite | group,
}

export function isRecordHandle(flags: number): boolean {
  return (flags & input) !== 0 || (flags & dispatch) !== 0
}
