import { createContext, useContext } from "react";
import type { Operator } from "./operator.ts";

export const OperatorContext = createContext<Operator | null>(null);

/** The company's details (operator.json), for texts and links. @throws Error outside an OperatorContext */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error("useOperator must be used inside an OperatorContext");
  return operator;
}
