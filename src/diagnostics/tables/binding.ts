// Problems of assigning registers. The first words are DXC's.
import { defineDiagnostics } from '../define.ts'

export const bindingDiagnostics = defineDiagnostics({
  err_binding_overlap: {
    severity: 'error',
    message:
      '{unbounded}resource {name} at register {lower} overlaps with resource {other} at register {otherLower}, space {space}',
    help: '{name} takes {range} and {other} takes {otherRange}; move one of them, or give {name} a space of its own: register({letter}{lower}, space{freeSpace})',
    explain: `Two resources that the shader uses claim the same register of the same class and space.

    RWBuffer<float> A[4] : register(u0);
    RWBuffer<float> B : register(u2);      // error: u2 is A[2]`,
  },
  err_binding_no_room: {
    severity: 'error',
    message: '{unbounded}resource {name} could not be allocated',
    help: '{advice}',
    explain: `A resource without a register gets the first free place that is large enough. An unbounded array takes everything to the
last register, so what is declared after it must fit into the gaps before it.

    RWBuffer<float> B[];
    RWBuffer<float> D;        // error: B has all registers from u0 on
    RWBuffer<float> E : register(space1);   // fine: another space`,
  },
  err_binding_two_unbounded: {
    severity: 'error',
    message: 'more than one unbounded resource ({other} and {name}) in space {space}',
    help: 'give {name} a space of its own: register({letter}0, space{freeSpace})',
    explain: `An unbounded array takes every register from its first one to the last, so a space has room for one of them per class.

    Texture2D A[] : register(t0, space1);
    Texture2D B[] : register(t0, space2);   // fine`,
  },
  err_unbounded_with_reservation: {
    severity: 'error',
    message: 'unbounded resources are not supported with -flegacy-resource-reservation',
    help: "give '{name}' a size, or use --unused reserve instead of the option",
  },
  err_resource_index_not_literal: {
    severity: 'error',
    message: 'Index for resource array inside cbuffer must be a literal expression',
    help: "'{name}' is part of a struct: DXC binds each of its elements alone, so the index must be a constant (--rules clang keeps the array)",
    explain: `Under DXC's rules an array of resources inside a struct is a set of single resources. Which one is meant must be known when
the shader is compiled.

    struct S { RWBuffer<float> B[4]; } s;
    s.B[i][0] = 1;   // error under --rules dxc
    s.B[2][0] = 1;   // fine`,
  },
  err_resource_not_unique: {
    severity: 'error',
    message: 'local resource not guaranteed to map to unique global resource.',
    help: 'it may be {candidates}; use the resources in the branches themselves, or put them in one array and choose an index',
    explain: `A variable of a resource type must stand for one binding in every path. Elements of one array may be chosen freely.

    RWBuffer<float> l = c ? A : B;       // error
    RWBuffer<float> l = Both[c ? 0 : 1]; // fine`,
  },
  err_resource_not_always_set: {
    severity: 'error',
    message: 'local resource not guaranteed to map to unique global resource.',
    help: 'it is not set on every path that uses it; set it where it is declared, or use shader model 6.6',
    explain: `A variable of a resource type must stand for one binding in every path, and not for none in some of them.
Shader model 6.6 leaves that to the driver.

    RWBuffer<float> l;
    if (c) l = A;
    l[0] = 1;            // error: where c is false, l is nothing`,
  },
  err_resource_uninitialized: {
    severity: 'error',
    message: 'local resource is used before it is set',
    help: 'assign a global resource to it first',
    explain: `A local variable of a resource type names nothing until it is assigned.

    RWBuffer<float> l[2];
    l[1] = Buf;
    float x = l[0][0];   // error: l[0] was never set`,
  },
  warn_binding_implicit: {
    severity: 'ignored',
    flag: 'implicit-binding',
    message: '{name} has no register: it is bound to {place} as long as {condition}',
    help: '`descry freeze` writes the register into the source',
    explain: `A resource without a register gets the first free place. What is declared before it decides which one that is, and only
while it is used: a shader that stops to use a texture moves all that follow. Clang's -Whlsl-implicit-binding tells, without compiling,
which declarations have no register; this warning tells where they are today and what they depend on.

    Texture2D A;
    Texture2D B;   // warning: B has no register: it is bound to t1 as long as A stays as it is`,
  },
  warn_binding_portability: {
    severity: 'ignored',
    flag: 'binding-portability',
    message: "{name} is at {place} under {rules}'s rules and {otherPlace} under {otherRules}'s",
    help: 'write a register: `descry freeze` does',
    explain: `Clang binds members of structs in the order of their declaration and keeps arrays together. DXC binds each element that is
used on its own, in an order that comes from its optimiser, and the buffer of loose constants before all others.

    struct S { Texture2D A; Texture2D B; } s;
    s.B.Sample(...) + s.A.Sample(...)      // clang: s.A t0, s.B t1    dxc: s.B t0, s.A t1`,
  },
  warn_padding: {
    severity: 'ignored',
    flag: 'padding',
    message: '{bytes} bytes of padding {where}',
    help: '`descry layout` draws the buffer; members in another order may need less',
    explain: `In a constant buffer a vector does not cross a row of 16 bytes, and arrays, matrices and structs start one; every element
of an array takes whole rows.

    cbuffer C { float a; float4 b; float weights[4]; }   // 12 bytes before b; 12 after each element of weights
    cbuffer C { float4 b; float4 weights; float a; }     // none

In a structured buffer a member starts at a multiple of its largest number's size. Gaps that packoffset asks for are not reported.`,
  },
  note_resource_declared_here: { severity: 'note', message: '{name} is declared here' },
})
