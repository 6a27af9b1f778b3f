export { SaleDialog as SaleQuestion } from "./management/sale/sale-dialog.tsx";
