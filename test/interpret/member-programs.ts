// Random compute shaders about structs in structs and arrays, whose elements are chosen by members of other elements: in constant buffers,
// structured buffers, groupshared memory, locals, parameters, statics, and through methods. Resources are members, too.
//
//   tree.nodes[tree.first & 1].leaves[Fixed.nodes[lane & 1].next % 3].value = Held.buffers[tree.nodes[0].at & 1][2];
//
// Every thread writes only what is its own.
import fc from 'fast-check'
import type { RandomShader } from './kinds.ts'

interface Grammar {
  integer: string
  index: string
  tree: string
  node: string
  leaf: string
  ownNode: string
  statement: string
}

/** DXC wants literal indices of resources in structs; where they are `chosen`, only our own judges can tell. */
const grammarWith = (areChosen: boolean) =>
  fc.letrec<Grammar>((tie) => ({
    integer: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'expression' },
      fc.integer({ min: -9, max: 9 }).map((value) => `(${value})`),
      fc.constantFrom('x', 'y', '(int)lane'),
      tie('leaf').map((leaf) => `${leaf}.value`),
      fc.tuple(tie('leaf'), tie('index')).map(([leaf, at]) => `${leaf}.pair[${at} & 1u]`),
      fc.tuple(tie('node'), tie('index')).map(([node, at]) => `${node}.data[${at} & 3u]`),
      fc.tuple(tie('node'), tie('index')).map(([node, at]) => `${node}.get(${at})`),
      fc.tuple(tie('tree'), tie('index')).map(([tree, at]) => `reach(${tree}, ${at})`),
      fc
        .tuple(fc.constantFrom('held', 'Held'), areChosen ? tie('index') : fc.constantFrom('0u', '1u'), tie('index'))
        .map(([holder, which, at]) => `${holder}.buffers[${which} & 1u][${at} & 3u]`),
      fc.constantFrom('held.own()', 'Held.own()'),
      fc
        .tuple(tie('integer'), fc.constantFrom('+', '-', '^', '*'), tie('integer'))
        .map(([p, op, q]) => `(${p} ${op} ${q})`),
    ),
    index: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'index' },
      fc.constantFrom('lane', 'start', '1u', 'held.which', 'local.first'),
      tie('leaf').map((leaf) => `${leaf}.next`),
      tie('node').map((node) => `${node}.at`),
      tie('tree').map((tree) => `${tree}.first`),
      tie('integer').map((p) => `(uint)(${p})`),
    ),
    tree: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'place' },
      fc.constantFrom('local', 'local', 'global', 'Fixed', 'Source[lane]', 'Target[lane]', 'pairOfTrees[1]'),
      tie('index').map((at) => `Source[${at} & 3u]`),
      tie('index').map((at) => `pairOfTrees[${at} & 1u]`),
    ),
    node: fc.oneof(
      fc.tuple(tie('tree'), tie('index')).map(([tree, at]) => `${tree}.nodes[${at} & 1u]`),
      fc.tuple(tie('tree'), fc.nat(1)).map(([tree, at]) => `${tree}.nodes[${at}]`),
      fc.constantFrom('Shared[lane]', 'node'),
    ),
    leaf: fc.oneof(
      fc.tuple(tie('node'), tie('index')).map(([node, at]) => `${node}.leaves[${at} % 3u]`),
      fc.tuple(tie('node'), fc.nat(2)).map(([node, at]) => `${node}.leaves[${at}]`),
      // The classic: an array member indexed by another member of the same struct.
      fc.constantFrom('node.leaves[node.at % 3u]', 'local.nodes[local.first & 1u].leaves[local.nodes[0].at % 3u]'),
    ),
    /** What a thread may write. */
    ownNode: fc.oneof(
      fc
        .tuple(fc.constantFrom('local', 'global', 'Target[lane]', 'pairOfTrees[0]'), tie('index'))
        .map(([tree, at]) => `${tree}.nodes[${at} & 1u]`),
      fc.constantFrom('Shared[lane]', 'node', 'local.nodes[1]'),
      tie('index').map((at) => `pairOfTrees[${at} & 1u].nodes[0]`),
    ),
    statement: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'statement' },
      fc.tuple(fc.constantFrom('x', 'y'), tie('integer')).map(([to, p]) => `${to} = ${p};`),
      fc
        .tuple(tie('ownNode'), tie('index'), tie('integer'))
        .map(([node, at, p]) => `${node}.leaves[${at} % 3u].value = ${p};`),
      fc
        .tuple(tie('ownNode'), tie('index'), tie('index'), tie('integer'))
        .map(([node, at, part, p]) => `${node}.leaves[${at} % 3u].pair[${part} & 1u] += ${p};`),
      fc
        .tuple(tie('ownNode'), tie('index'), tie('index'))
        .map(([node, at, p]) => `${node}.leaves[${at} % 3u].next = ${p};`),
      fc.tuple(tie('ownNode'), tie('index'), tie('integer')).map(([node, at, p]) => `${node}.data[${at} & 3u] = ${p};`),
      fc.tuple(tie('ownNode'), tie('index'), tie('integer')).map(([node, at, p]) => `${node}.set(${at}, ${p});`),
      fc.tuple(tie('ownNode'), tie('node')).map(([to, from]) => `${to} = ${from};`),
      fc
        .tuple(fc.constantFrom('local', 'global', 'pairOfTrees[1]'), tie('tree'))
        .map(([to, from]) => `${to} = ${from};`),
      fc.tuple(tie('ownNode'), tie('index')).map(([node, at]) => `change(${node}, ${at});`),
      tie('index').map((at) => `held.which = ${at};`),
      fc
        .tuple(areChosen ? tie('index') : fc.constantFrom('0u', '1u'), tie('integer'))
        .map(([which, p]) => `Held.buffers[${which} & 1u][lane + 4u] = ${p};`),
      fc.constant('held = Held; held.which = local.first;'),
      fc
        .tuple(tie('integer'), tie('statement'), tie('statement'))
        .map(([c, p, q]) => `if ((${c}) > 3) { ${p} } else { ${q} }`),
      fc
        .tuple(fc.nat(99), tie('index'), tie('statement'))
        .map(
          ([n, count, body]) =>
            `{ uint n${n} = ${count} & 3u; for (uint i${n} = 0; i${n} < n${n}; i${n}++) { ${body} } }`,
        ),
      fc.tuple(tie('statement'), tie('statement')).map(([p, q]) => `${p} ${q}`),
    ),
  }))

/** Words of a `Tree`. */
const wordsOfTree = 2 * (3 * 4 + 1 + 4) + 1
export const bytesOfTrees = 4 * wordsOfTree * 4

/** The trees that a program has at hand, and what they are when it starts: what it does not mention is not there. */
const variables: Readonly<Record<string, string>> = {
  local: 'Tree local = Source[lane];',
  pairOfTrees: 'Tree pairOfTrees[2] = { Fixed, Target[lane] };',
  global: 'global = Source[lane ^ 1u];',
  node: 'Node node = Fixed.nodes[lane & 1u];',
  Shared: 'Shared[lane] = Fixed.nodes[lane & 1u];',
  held: 'Holder held = Held;',
}

const trees = ['local', 'global', 'pairOfTrees[0]', 'pairOfTrees[1]'] as const

/** What is looked at in the end: one tree as a whole and a place of another, or all of them. */
const results = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...trees), fc.constantFrom(...trees))
      .map(([whole, part]) => [`sumOf(${whole})`, `${part}.nodes[1].leaves[2].value`, `reach(${part}, lane)`]),
  },
  { weight: 1, arbitrary: fc.constant(['sumOf(local)', 'sumOf(global)', 'sumOf(pairOfTrees[lane & 1u])']) },
)

function mainOf(body: readonly string[], [first, second, third]: readonly string[]): string {
  const rest = `${body.join('\n  ')}
  ${/\bnode\b/.test(body.join()) ? 'Target[lane].nodes[0] = node;' : ''}
  Target[lane].nodes[0].data[1] += x;
  Result[lane * 4u] = x + ${first}; Result[lane * 4u + 1u] = y + held.own(); Result[lane * 4u + 2u] = ${second};
  Result[lane * 4u + 3u] = ${third}${/\bShared\b/.test(body.join()) ? ' + Shared[lane].get(lane)' : ''};`
  const declared = Object.entries(variables).filter(([name]) => new RegExp(`\\b${name}\\b`).test(rest))
  return `  int x = 1, y = (int)lane;
  ${declared.map(([, text]) => text).join('\n  ')}
  ${rest}`
}

/** Four threads, with `Source` and `Target` (a tree for each), `Constants`, `Held.0.buffers`…: see memberInputs. */
export const memberPrograms = fc
  .oneof(
    ...[false, true].map((areChosen) =>
      fc.tuple(
        fc.array(grammarWith(areChosen).statement, { minLength: 1, maxLength: 4 }),
        results,
        fc.constant(areChosen),
      ),
    ),
  )
  .map(
    ([body, seen, areChosen]): RandomShader => ({
      options: { rules: areChosen ? 'clang' : 'dxc' },
      text: `struct Leaf { int value; uint next; int pair[2]; };
struct Node {
  Leaf leaves[3];
  uint at;
  int data[4];
  int get(uint i) { return leaves[i % 3u].value + data[at & 3u]; }
  void set(uint i, int v) { leaves[leaves[i % 3u].next % 3u].value = v; at += i; }
};
struct Tree { Node nodes[2]; uint first; };
struct Holder {
  RWBuffer<int> buffers[2];
  uint which;
  int own() { return buffers[${areChosen ? 'which & 1u' : '1'}][which & 3u]; }
};
cbuffer Constants { Tree Fixed; uint start; }
Holder Held;
StructuredBuffer<Tree> Source;
RWStructuredBuffer<Tree> Target;
RWBuffer<int> Result;
groupshared Node Shared[4];
static Tree global;
int reach(Tree tree, uint i) { return tree.nodes[tree.first & 1u].leaves[tree.nodes[i & 1u].at % 3u].value; }
int sumOf(Tree tree) {
  int sum = (int)tree.first;
  [loop] for (uint i = 0; i < 2; i++) {
    sum = sum * 3 + (int)tree.nodes[i].at;
    [loop] for (uint j = 0; j < 3; j++) {
      Leaf leaf = tree.nodes[i].leaves[j];
      sum = sum * 5 + leaf.value + (int)leaf.next + leaf.pair[0] * 7 + leaf.pair[1];
    }
    [loop] for (uint k = 0; k < 4; k++) sum = sum * 3 + tree.nodes[i].data[k];
  }
  return sum;
}
void change(inout Node node, uint i) { node.data[node.at & 3u] += 3; node.at = node.leaves[i % 3u].next; }
[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex) {
${mainOf(body, seen)}
}
`,
    }),
  )
