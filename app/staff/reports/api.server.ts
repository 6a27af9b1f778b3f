import { z } from "zod";
import { call } from "#platform/http/calls/call.server.ts";
import { figuresExport, report } from "./contract.ts";
import { reportFilter } from "./rules/period.ts";
import { exportTable, readReport } from "./server/report.server.ts";

export const reportCalls = [
  call({
    method: "GET",
    path: "/api/admin/report",
    summary: "Get the owner's figures of some days",
    caller: "staff",
    permission: "reports",
    query: reportFilter,
    answer: report,
    handler: readReport,
  }),
  call({
    method: "GET",
    path: "/api/admin/report.csv",
    summary: "Export one table of the report as CSV",
    caller: "staff",
    permission: "reports",
    query: figuresExport,
    answer: z.string(),
    async respond(_c, ctx, input) {
      const { csv, days } = await exportTable(ctx, input);
      return new Response(csv, {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="arribo-${input.table}-${days.from}-${days.to}.csv"`,
          "Cache-Control": "no-store",
        },
      });
    },
  }),
] as const;
